import { type GivenUpJob, jobs } from '@runmart/contract/jobs'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { invalidate } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'
import { useApiMutation } from '#platform/use-api-mutation.ts'
import { useConfirm } from '#ui/use-confirm.tsx'

/** Has tasks tried again at once, or removes one after asking; whatever came of it, the list is asked for again. */
export function useJobDecision() {
  const t = useOperatorTranslations()
  const retrying = useApiMutation(jobs.retry)
  const removing = useApiMutation(jobs.remove)
  const { confirm, dialog } = useConfirm()

  const retry = async (chosen: readonly GivenUpJob[]) => {
    const answer = await retrying.send({ body: { ids: chosen.map((it) => it.id) } })
    if (answer.success) showToast('success', t('operatorJobs.retried', { count: answer.data.count }))
    await invalidate(jobs.givenUp)
  }
  const remove = async ({ id, name }: GivenUpJob) => {
    const isSure = await confirm({
      title: t('operatorJobs.removeTitle'),
      description: (
        <>
          <span className="font-mono text-[13px] wrap-anywhere">{name}</span>
          <br />
          {t('operatorJobs.removeText')}
        </>
      ),
      confirm: t('operatorJobs.remove'),
      danger: true,
    })
    if (!isSure) return
    const answer = await removing.send({ body: { ids: [id] } })
    if (answer.success) showToast('success', t('operatorJobs.removed'))
    await invalidate(jobs.givenUp)
  }
  return { retry, remove, deciding: retrying.sending || removing.sending, dialog }
}
