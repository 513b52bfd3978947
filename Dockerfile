# The table in a container: docker compose up -d, or docker build -t mercat . && docker run -p 127.0.0.1:8000:8000 -v mercat:/data mercat
FROM python:3.11-slim AS build
RUN apt-get update \
 && apt-get install -y --no-install-recommends gcc libc6-dev \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY requirements.txt .
RUN python -m venv /opt/mercat && /opt/mercat/bin/pip install --no-cache-dir --require-hashes -r requirements.txt
COPY . .
RUN /opt/mercat/bin/pip install --no-cache-dir --no-deps . && /opt/mercat/bin/mercat --version

FROM python:3.11-slim
COPY --from=build /opt/mercat /opt/mercat
RUN useradd --system --user-group --home-dir /data mercat && mkdir -m 0700 /data && chown mercat:mercat /data
ENV PATH=/opt/mercat/bin:$PATH MERCAT_DATA=/data MERCAT_HOST=0.0.0.0
USER mercat
VOLUME /data
EXPOSE 8000
# That the process lives: a database that does not answer is not mended by another container. A load balancer asks /readyz.
HEALTHCHECK --start-period=20s CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz')"]
CMD ["mercat", "serve"]
