import type { RefusalCode } from '@runmart/contract/errors'
import { Refusal } from '../refusal.ts'

/** How many there may be at once, in this process and of each user, and how one too many is refused. */
type Room = { total: number; each: number; refusal: RefusalCode }

const RETRY_AFTER_SECONDS = 5

/** Limits how many of something are going on at once in this process. */
export class Gate {
  readonly #room: Room
  readonly #ofUser = new Map<string, number>()
  #total = 0

  constructor(room: Room) {
    this.#room = room
  }

  /** Lets one more in, or refuses; returns what lets it out again, once. */
  enter(userId: string): () => void {
    const own = this.#ofUser.get(userId) ?? 0
    const hasRoom = own < this.#room.each && (this.#total < this.#room.total || this.makeRoom())
    if (!hasRoom) throw new Refusal(this.#room.refusal, { retryAfterSeconds: RETRY_AFTER_SECONDS })
    this.#ofUser.set(userId, own + 1)
    this.#total++
    let isIn = true
    return () => {
      if (isIn) this.#leave(userId)
      isIn = false
    }
  }

  /** Lets out one who may be sent away for another; false where there is none. */
  protected makeRoom(): boolean {
    return false
  }

  #leave(userId: string): void {
    const own = (this.#ofUser.get(userId) ?? 1) - 1
    if (own > 0) this.#ofUser.set(userId, own)
    else this.#ofUser.delete(userId)
    this.#total--
  }
}
