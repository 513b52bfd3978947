// @ts-check
// How long nothing has been heard of the server, which says with every keep-alive within how many seconds the next one comes.

const MISSING = 3;                                         // keep-alives that did not come, after which the line is lost
const LEAST = 5000;                                        // milliseconds: with very quick keep-alives one late one is no loss
export const LOOKS = 1000;                                 // milliseconds between two looks at the clock

/** Decides whether a line is lost; `now` tells the time in milliseconds. */
export class Silence {
  /** @param {() => number} now */
  constructor(now) {
    this.now = now;
    this.every = 15;                                       // seconds, until the server says otherwise
    this.last = now();
    this.doubted = false;
  }

  /**
   * Something was heard; with a keep-alive its number of seconds.
   * @param {number} [every]
   */
  heard(every) {
    if (every && every > 0) this.every = every;
    this.last = this.now();
    this.doubted = false;
  }

  /** Milliseconds of silence after which the line is lost; it is noticed at the second look. */
  get limit() {
    return Math.max(LEAST, MISSING * 1000 * this.every - 2 * LOOKS);
  }

  /** Look at the clock: a page that slept has its news still to read, so only the second look in a row counts. */
  lost() {
    const silent = this.now() - this.last >= this.limit, again = this.doubted;
    this.doubted = silent;
    return silent && again;
  }
}
