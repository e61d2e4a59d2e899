import { randomInt } from 'node:crypto'

/** Numbers that systems keep free for users that exist only while a service runs. */
const [FIRST, LAST] = [61_184, 65_519]
const taken = new Set<number>()

/** A user number no other bot of this process has; give it back when its process is gone. */
export function takeUser(): { uid: number; giveBack(): void } {
  // By chance, not in order: another node on this machine counts too.
  let uid = randomInt(FIRST, LAST + 1)
  while (taken.has(uid) && taken.size <= LAST - FIRST) uid = uid === LAST ? FIRST : uid + 1
  taken.add(uid)
  return { uid, giveBack: () => taken.delete(uid) }
}
