import { type GivenUpJob, jobs } from '@runmart/contract/jobs'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import { useAct } from '#platform/use-act.ts'
import { useConfirm } from '#ui/use-confirm.tsx'

/** Has tasks tried again at once, or removes one after asking; whatever came of it, the list is asked for again. */
export function useJobDecision() {
  const t = useOperatorTranslations()
  const retrying = useAct(jobs.retry, { refusals: 'toast', untilFresh: true })
  const removing = useAct(jobs.remove, { refusals: 'toast', untilFresh: true })
  const { confirm, dialog } = useConfirm()

  const retry = async (chosen: readonly GivenUpJob[]) => {
    const answer = await retrying.act({ body: { ids: chosen.map((it) => it.id) } })
    if (answer.success) showToast('success', t('operatorJobs.retried', { count: answer.data.count }))
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
    const answer = await removing.act({ body: { ids: [id] } })
    if (answer.success) showToast('success', t('operatorJobs.removed'))
  }
  return { retry, remove, deciding: retrying.acting || removing.acting, dialog }
}
