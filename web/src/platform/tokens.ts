import { setting } from './setting.ts'

const access = setting('accessToken')
const refresh = setting('refreshToken')
const received = setting('accessTokenReceivedAt')

/** The two tokens of the session, shared by all tabs through local storage. */
export const tokens = {
  access: access.get,
  refresh: refresh.get,
  /** By this machine's clock, in milliseconds. */
  receivedAt: () => Number(received.get()) || null,
  keep(pair: { accessToken: string; refreshToken: string }): void {
    received.set(String(Date.now()))
    refresh.set(pair.refreshToken)
    access.set(pair.accessToken)
  },
  /** The refresh token was refused: it is of no more use, the access token may still live a little. */
  dropRefresh: refresh.clear,
  clear(): void {
    refresh.clear()
    received.clear()
    access.clear()
  },
  onChange: access.onChange,
}
