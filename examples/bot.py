"""A bot that takes a seat at a table and plays random legal moves:  python bot.py http://127.0.0.1:8000 TABLE NAME"""
import json
import random
import sys
import urllib.request
from http.client import HTTPResponse

site, table, name = sys.argv[1:]
headers = {"Content-Type": "application/json"}


def call(path: str, **fields: str | int) -> HTTPResponse:
    body = json.dumps(fields).encode() if fields else None
    answer: HTTPResponse = urllib.request.urlopen(urllib.request.Request(f"{site}/api/tables/{table}/{path}", body, headers))
    return answer


headers["Authorization"] = "Bearer " + json.load(call("seats", name=name))["token"]
for line in call("stream"):
    seen = json.loads(line[6:]) if line.startswith(b"data: ") else {}
    if seen.get("can_move"):
        offered = json.load(call("moves"))
        call("play", length=offered["length"], move=random.choice(offered["moves"])["move"])
    if seen.get("status") == "over":
        break
