"""The one list of the features, in the order in which they are called: what each does when something happens.

Tables, records and people know none of them (`storage/features.py`, `tables/features.py`). The order matters where several
care for the same: groups refuse before ratings do, as whoever is not in a table's group need not know what else is asked there.
"""

from __future__ import annotations

from typing import Final

from mercat.server.storage import archive_wishes, groups, networks, notice_people, orders, ratings
from mercat.server.tables import group_access, notifying, rated_tables
from mercat.server.tables.features import TableFeature

NOTICES: Final = TableFeature(
    handed_over=notice_people.drop_mail,
    opened=notifying.call_invited, moved=notifying.call_after_move, asked=notifying.call_to_answer, said=notifying.call_named)
ORDERS: Final = TableFeature(
    ended=orders.drop_orders, changed=orders.seats_changed,
    handed_over=orders.hand_over_filed, left=orders.forget_filed, downloaded=orders.filed_orders)
GROUPS: Final = TableFeature(
    handed_over=groups.hand_over_groups, leaving=groups.lock_groups_of, left=groups.depart_from_all,
    downloaded=groups.groups_downloaded,
    check_plan=group_access.check_for_group, check_opening=group_access.check_new_table, check_seeing=group_access.check_seen,
    who_come=group_access.members_come, check_joining=group_access.check_member)
ARCHIVE: Final = TableFeature(
    ended=archive_wishes.list_people, dropped=archive_wishes.forget_wishes, read=archive_wishes.wishes_read)
RATINGS: Final = TableFeature(
    begun=networks.compare_networks, reopened=ratings.refuse_if_entered, ended=ratings.await_entry, dropped=ratings.drop_entries,
    read=ratings.ratings_at, handed_over=ratings.hand_over_ratings, left=ratings.forget_ratings, downloaded=ratings.rated_games,
    check_plan=rated_tables.check_may_be_rated, who_come=rated_tables.accounts_come, check_sitting=rated_tables.check_may_sit,
    there=rated_tables.note_who_is_there, check_bot=rated_tables.refuse_bot)

FEATURES: Final = (NOTICES, ORDERS, GROUPS, ARCHIVE, RATINGS)
