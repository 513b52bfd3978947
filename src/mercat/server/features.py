"""The list of the features, with the hooks of each, in the order in which they are called.

The modules of tables, results and people do not import the features (`storage/features.py`, `tables/features.py`,
`web/features.py`). The order matters if several features have the same hook: groups come before ratings, so that people outside a
table's group are refused without learning the table's other conditions.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from mercat.server.accounts import ways_in
from mercat.server.archive import game_archive
from mercat.server.archive import stored as archive_wishes
from mercat.server.friends import invitations
from mercat.server.friends import shown as friends
from mercat.server.friends import stored as stored_friends
from mercat.server.groups import after_game, group_pages
from mercat.server.groups import groups as people_groups
from mercat.server.groups import permission as group_permission
from mercat.server.groups import reopened as reopened_games
from mercat.server.groups import stored as groups
from mercat.server.groups.stored_games import place_of
from mercat.server.hosting import conduct
from mercat.server.hosting import stored as host_decisions_stored
from mercat.server.notices import messages, notifying, outbox
from mercat.server.notices import own_notices as notices
from mercat.server.orders import stored as orders
from mercat.server.ratings import rated_tables
from mercat.server.ratings import stored as ratings
from mercat.server.showcase import masters
from mercat.server.showcase import pages as showcase
from mercat.server.web.features import Feature

NOTICES: Final = Feature(
    handed_over=notices.drop_mail, known_by=notices.move_push, swept=outbox.beyond_newest,
    opened=partial(notifying.call_invited, place_of=place_of), called_off=notifying.call_off, deleted=notifying.call_deleted,
    moved=notifying.call_after_move,
    group_asked=notifying.call_about_group, befriended=notifying.tell_of_friend,
    friend_asked=notifying.call_friend,
    asked=notifying.call_to_answer, said=notifying.call_named,
    happened=notifying.call_happened, news=messages.news_for, left=notices.forget_names, unnamed=notices.forget_names_at,
    at_seats=notices.quiet_shown)
ACCOUNTS: Final = Feature(news=ways_in.advice)
ORDERS: Final = Feature(
    ended=orders.drop_orders, changed=orders.seats_changed,
    handed_over=orders.hand_over_filed, left=orders.forget_filed, downloaded=orders.filed_orders)
GROUPS: Final = Feature(
    handed_over=groups.hand_over_groups, leaving=groups.lock_groups_of, left=groups.depart_from_all,
    downloaded=groups.groups_downloaded,
    check_plan=group_permission.check_for_group, check_opening=group_permission.check_new_table,
    check_seeing=group_permission.check_seen, check_joining=group_permission.check_member,
    who_come=group_permission.members_come,
    start_page=people_groups.groups_shown, about_me=people_groups.groups_shown, new_table=group_pages.choices_shown,
    at_table=group_pages.group_shown, host_parts={"groups": groups.groups_for_host},
    begun=reopened_games.show_end, read=after_game.group_read,
    reopened=partial(reopened_games.withdraw_next, call_off=notifying.call_withdrawn))
ARCHIVE: Final = Feature(
    ended=archive_wishes.list_people, dropped=archive_wishes.forget_wishes, read=archive_wishes.wishes_read,
    about_me=game_archive.wish_shown)
RATINGS: Final = Feature(
    begun=rated_tables.compare_networks, reopened=ratings.refuse_if_entered, ended=ratings.await_entry,
    dropped=ratings.drop_entries, read=ratings.ratings_at, handed_over=ratings.hand_over_ratings, left=ratings.forget_ratings,
    downloaded=ratings.rated_games, read_results=ratings.facts_of_results,
    check_plan=rated_tables.check_may_be_rated, who_come=rated_tables.accounts_come, check_sitting=rated_tables.check_may_sit,
    there=rated_tables.note_who_is_there, check_bot=rated_tables.refuse_bot,
    host_parts={"ratings": rated_tables.one_network_for_host})
CONDUCT: Final = Feature(about_me=conduct.mutes_shown, news=host_decisions_stored.news_of_reports)
FRIENDS: Final = Feature(
    muted=invitations.call_nobody_muted,
    handed_over=stored_friends.hand_over_friends, downloaded=stored_friends.friends_downloaded,
    start_page=friends.friends_shown, new_table=invitations.choices_shown,
    check_new_table=invitations.check_form, opened_with=invitations.invite_with_form,
    at_seats=invitations.invitable_shown, of_person=friends.acts_shown)
SHOWCASE: Final = Feature(start_page=showcase.boards_shown, of_game=masters.masters_shown, at_table=masters.at_table_of_masters,
                          check_joining=masters.refuse_at_masters)

FEATURES: Final = (NOTICES, ACCOUNTS, ORDERS, GROUPS, ARCHIVE, RATINGS, CONDUCT, FRIENDS, SHOWCASE)
