import type { RefusalCode } from '@runmart/contract/errors'
import { Refusal } from '../refusal.ts'

/** Limits for this process and for each user, and the refusal above them. */
type Room = { total: number; each: number; refusal: RefusalCode }

const RETRY_AFTER_SECONDS = 5

/** Limits concurrent work in this process. */
export class Gate {
  readonly #room: Room
  readonly #ofUser = new Map<string, number>()
  #total = 0

  constructor(room: Room) {
    this.#room = room
  }

  /** Admits or refuses one more. Returns a function that releases the place once. */
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

  /** Ends one that may give way to another. Returns false if there is none. */
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
