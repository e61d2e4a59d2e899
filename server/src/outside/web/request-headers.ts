import type { WebRequest } from '@runmart/bots/kit/bot-fetch'

/** What a bot may say of itself; the rest is about the connection, which is not the bot's, or would make us somebody else. */
const mayBeSet = ['accept', 'accept-language', 'authorization', 'content-type', 'if-modified-since', 'if-none-match']

/** The headers that are sent: who asks is said openly, and nothing compressed is wanted, because its size could not be bounded. */
export function requestHeaders({ headers, body }: WebRequest): Record<string, string> {
  const own = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), String(value)] as const)
    .filter(([name]) => mayBeSet.includes(name))
  return {
    accept: '*/*',
    ...Object.fromEntries(own),
    'user-agent': 'RunmartBot/1.0',
    'accept-encoding': 'identity',
    ...(body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
  }
}
