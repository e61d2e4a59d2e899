import type { Answer, CallArgs, CallOptions } from '@runmart/contract/client'
import type { AnyEndpoint, CallOf, DataOf } from '@runmart/contract/endpoint'
import { call } from './api.ts'
import { handleAnswer, type Shown } from './handle-answer.ts'
import { sendIdempotent } from './send-idempotent.ts'

/**
 * Names an action that may happen at most once: the endpoint with this name, or with `true` the endpoint alone.
 * `shared` names one action of several endpoints: after a lost answer, none of the others may happen.
 */
export type Once = string | true | { shared: string }

/** The name under which all tries share a key. */
export function actionOf({ path }: AnyEndpoint, once: Once): string {
  if (typeof once === 'object') return once.shared
  return once === true ? path : `${path} ${once}`
}

type Options = { [Name in keyof Shown]: Shown[Name] | undefined } & { action?: string | undefined }

/** Calls an endpoint and shows its success. Refusals are inline by default. With an action, it happens at most once. */
export function sendAct<E extends AnyEndpoint>(
  endpoint: E,
  input: CallOf<E> | undefined,
  { action, success = 'toast', refusals = 'inline' }: Options = {},
): Promise<Answer<DataOf<E>>> {
  const send = (options: CallOptions) =>
    handleAnswer(call(endpoint, ...([input, options] as CallArgs<E>)), { success, refusals })
  return action === undefined ? send({}) : sendIdempotent(action, (idempotencyKey) => send({ idempotencyKey }))
}
