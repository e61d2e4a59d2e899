/** A node's claim to a run: asked for with every write. */
export type Hold = {
  orderId: string
  fence: number
  /** For how long it holds unless it is renewed. */
  leaseMs: number
}

/** Somebody else has the run by now, or nobody: nothing may be written any more. */
export class HoldLost extends Error {}
