"""The notifications that PostgreSQL sends from revision 0027 on. Later changes to these notifications belong in separate
migrations.

Triggers notify the channel `mercat` of all changes that open pages show. The database does this, so that no change can be missed,
and a move needs no additional statement. The contents are described in `server/processes/bus.py`.
"""

from sqlalchemy import Connection

TELL = """
CREATE FUNCTION mercat_tell(said json) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    told text := json_build_array(current_setting('application_name'), said)::text;
BEGIN
    IF octet_length(told) >= 8000 THEN                   -- more than a notification holds
        told := json_build_array('', json_build_array('anything'))::text;
    END IF;
    PERFORM pg_notify('mercat', told);
END $$
"""
FUNCTIONS = {
    "table": """
        DECLARE
            is_gone boolean := TG_OP = 'DELETE';
            it record;
            people json;
        BEGIN
            IF is_gone THEN it := OLD; ELSE it := NEW; END IF;
            SELECT coalesce(json_agg(DISTINCT holder), '[]') INTO people FROM seats WHERE "table" = it.id AND holder IS NOT NULL;
            PERFORM mercat_tell(json_build_array('table', it.id, CASE WHEN is_gone THEN NULL ELSE it.length END,
                                                 CASE WHEN is_gone THEN NULL ELSE it.revision END, it.group_id, people));
            RETURN NULL;
        END
    """,
    "seat": """
        DECLARE
            before text := CASE WHEN TG_OP <> 'INSERT' THEN OLD.holder END;
            now text := CASE WHEN TG_OP <> 'DELETE' THEN NEW.holder END;
        BEGIN
            IF before IS NOT NULL THEN PERFORM mercat_tell(json_build_array('person', before)); END IF;
            IF now IS NOT NULL THEN PERFORM mercat_tell(json_build_array('person', now)); END IF;
            RETURN NULL;
        END
    """,
    "presence": """
        BEGIN
            PERFORM mercat_tell(json_build_array('presence', NEW."table"));
            RETURN NULL;
        END
    """,
    "order": """
        DECLARE
            it record;
        BEGIN
            IF TG_OP = 'DELETE' THEN it := OLD; ELSE it := NEW; END IF;
            PERFORM mercat_tell(json_build_array('orders', it."table", it.seat));
            RETURN NULL;
        END
    """,
    "group": """
        DECLARE
            it json := CASE WHEN TG_OP = 'DELETE' THEN to_json(OLD) ELSE to_json(NEW) END;
        BEGIN
            PERFORM mercat_tell(json_build_array('group', it ->> TG_ARGV[0]));
            RETURN NULL;
        END
    """,
    "kind": """
        BEGIN
            PERFORM mercat_tell(json_build_array(TG_ARGV[0]));
            RETURN NULL;
        END
    """,
}
ANY = "INSERT OR UPDATE OR DELETE"
ROW, STATEMENT = "FOR EACH ROW", "FOR EACH STATEMENT"
TRIGGERS = (                                             # the table, the moment, the event, the condition, and the action
    ("tables", "INSERT OR DELETE", ROW, "table()"),
    ("tables", "UPDATE OF length, revision",
     f"{ROW} WHEN ((OLD.length, OLD.revision) IS DISTINCT FROM (NEW.length, NEW.revision))", "table()"),
    ("seats", "INSERT", f"{ROW} WHEN (NEW.holder IS NOT NULL)", "seat()"),
    ("seats", "UPDATE OF holder", f"{ROW} WHEN (OLD.holder IS DISTINCT FROM NEW.holder)", "seat()"),
    ("seats", "DELETE", f"{ROW} WHEN (OLD.holder IS NOT NULL)", "seat()"),
    ("seats", "UPDATE OF seen",                          # only arrivals: while people stay, `seen` is updated more often
     f"{ROW} WHEN (OLD.seen IS NULL AND NEW.seen IS NOT NULL OR NEW.seen - OLD.seen > interval '60 seconds')", "presence()"),
    ("orders", ANY, ROW, "order()"),
    ("groups", "UPDATE OR DELETE", ROW, "group('id')"),
    ("group_members", ANY, ROW, "group('group_id')"),
    ("group_invitations", ANY, ROW, "group('group_id')"),
    ("series", ANY, ROW, "group('group_id')"),
    ("sessions", "INSERT", STATEMENT, "kind('sessions')"),
    ("sessions", "UPDATE OF changed", f"{ROW} WHEN (OLD.changed IS DISTINCT FROM NEW.changed)", "kind('sessions')"),
    ("people", "UPDATE OF changed", f"{ROW} WHEN (OLD.changed IS DISTINCT FROM NEW.changed)", "kind('sessions')"),
    ("bans", ANY, STATEMENT, "kind('decided')"),
    ("announcements", ANY, STATEMENT, "kind('decided')"),
    ("processes", "INSERT OR DELETE", STATEMENT, "kind('processes')"),
)


def create_triggers(connection: Connection) -> None:
    connection.exec_driver_sql(TELL)
    for name, body in FUNCTIONS.items():
        connection.exec_driver_sql(f"CREATE FUNCTION mercat_tell_{name}() RETURNS trigger LANGUAGE plpgsql AS $$ {body} $$")
    for number, (table, when, condition, does) in enumerate(TRIGGERS):
        connection.exec_driver_sql(f"CREATE TRIGGER mercat_tell_{number} AFTER {when} ON {table} {condition} "
                                   f"EXECUTE FUNCTION mercat_tell_{does}")


def drop_functions(connection: Connection) -> None:
    """Drop the functions that the triggers called. The triggers themselves were dropped with their tables."""
    for name in FUNCTIONS:
        connection.exec_driver_sql(f"DROP FUNCTION mercat_tell_{name}()")
    connection.exec_driver_sql("DROP FUNCTION mercat_tell(json)")
