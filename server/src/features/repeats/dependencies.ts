export type RepeatDependencies = {
  /** Whose days count where a customer's time zone is not known. */
  shopTimeZone: string
  /** The environment of the server keeps the shop closed. */
  maintenance: boolean
}
