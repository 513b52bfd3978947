# -- orders for later
ui-orders = Orders
ui-orders-about = An order makes a move for you when its time comes. If several orders apply, the first one is used. Only you can see your orders.
ui-orders-yours = Your orders
ui-orders-none = You have no orders here.
ui-orders-no-kinds = You cannot give orders in this game.
ui-orders-count = { $count ->
    [0] Orders
    [one] Orders: one waiting
   *[other] Orders: { $count } waiting
  }
ui-order-give = Give an order
ui-order-now = Give this order
ui-order-change = Save
ui-order-edit = Edit
ui-order-edit-turn = To change a prepared turn, prepare it again, then delete this order.
ui-order-withdraw = Delete
ui-order-clear = Remove
ui-order-up = Move up
ui-order-down = Move down
ui-order-waits = Waiting.
ui-order-begun = Started: { $made } of { $count } moves made.
ui-order-ended = No longer active.
ui-order-stopped = Your order “{ $order }” no longer applies. { $why }
ui-order-preference = Best first; leave the other fields empty.
ui-order-preference-chips = Click your choices, best first; click one again to remove it.
ui-order-preference-proposed = All of them, in this order. For an order of your own, click your choices, best first.
ui-order-here = Give an order:
ui-order-here-how = Click a place or a piece on the board to give an order about it.
ui-order-unless = When to stop this order
ui-order-this-round = This round only
ui-order-until = When to stop passing (choose at least one)
ui-by-order = by an order
ui-prepare = Prepare my next turn
ui-prepare-about = This is the table as it would be if your turn started now. Your choices will not be played yet: they become an order for your next turn.
ui-prepare-so-far = Prepared so far
ui-prepare-add = Add move
ui-prepare-none = There is nothing more to prepare: the next step is another player’s decision or a random draw.
ui-prepare-back = Remove the last move
ui-prepare-any-price = At any price
ui-prepare-any-price-help = Otherwise the turn will wait for you if a move would bring in less (money, goods or points) or cost more than it does now.
ui-prepare-others = { $count ->
    [one] You have another order waiting. If it makes your next move, this turn will no longer apply.
   *[other] You have { $count } other orders waiting. If one of them makes your next move, this turn will no longer apply.
  }
ui-prepare-illegal = An earlier move of this turn is no longer possible. Start again.
problem-order-lesson = You cannot give orders in a lesson.
problem-orders-many = You can have at most { $most } orders per seat. Delete one first.
problem-no-order = This order no longer exists.
problem-no-prepare = You cannot prepare a turn here right now.
problem-orders-in-file = The orders in the file could not be read.
