import { botsOperator } from '@runmart/contract/bots-operator'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { invalidate } from '#platform/query-client.ts'

/** Sets what the shop sets for a bot; what is left out stays as it is. */
export async function saveBotSettings(id: string, settings: Record<string, string>) {
  const calling = call(botsOperator.saveSettings, { params: { id }, body: { settings } })
  const answer = await handleAnswer(calling, { refusals: 'inline' })
  if (answer.success) invalidate(botsOperator.installed)
  return answer
}
