import { botsOperator } from '@runmart/contract/bots-operator'
import { ordersOperator } from '@runmart/contract/orders-operator'
import { call } from '#platform/api.ts'
import { invalidate } from '#platform/query-client.ts'
import { takeStep } from './take-step.ts'

type Lines = { fileName: string; content: string; settings?: Record<string, string> | undefined }

/** Gives a pre-order of a bot its lines; the bot starts. */
export async function giveLines(id: string, body: Lines, idempotencyKey: string) {
  const answer = await takeStep(call(ordersOperator.giveLines, { params: { id }, body }, { idempotencyKey }))
  if (answer.success) invalidate(botsOperator.running)
  return answer
}
