import type { OperatorService } from '@runmart/contract/catalog'
import type { Answer } from '@runmart/contract/client'
import type { CallOf } from '@runmart/contract/endpoint'
import { suppliers } from '@runmart/contract/suppliers'
import { MAX_SOURCES, type Sources, SourcesEdit } from '@runmart/contract/suppliers-sources'
import { Plus, Truck } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { endpointQuery, updateAnswer } from '#platform/query-client.ts'
import { useAct } from '#platform/use-act.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { dateTimeText } from '#ui/date-text.ts'
import { Empty } from '#ui/empty.tsx'
import { Form } from '#ui/form.tsx'
import { LeaveGuard } from '#ui/leave-guard.tsx'
import { SaveBar } from '#ui/save-bar.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { OfferPicker } from './offer-picker.tsx'
import { SourceCard } from './source-card.tsx'
import { newSource, readSource, sourceKey, type TypedSource, toTypedSource } from './source-draft.ts'

type Body = CallOf<typeof suppliers.saveSources>['body']

/**
 * Changes a service's suppliers, starting from the version at the first keystroke, so that it overwrites no newer one
 * unseen. After a conflict it offers the latest version and keeps the typed text until then.
 */
export function SourcesForm({ service, latest }: { service: OperatorService; latest: Sources }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirm, dialog } = useConfirm()
  const { act } = useAct(suppliers.saveSources)
  const [begun, setBegun] = useState<{ saved: Sources; sources: readonly TypedSource[] } | null>(null)
  const [hasConflict, setConflict] = useState(false)
  const [isPicking, setPicking] = useState(false)
  const [told, setTold] = useState('')
  const typedOf = (it: Sources) => it.sources.map((source) => toTypedSource(language, source))
  const saved = begun?.saved ?? latest
  const sources = begun?.sources ?? typedOf(latest)
  const isChanged = JSON.stringify(sources) !== JSON.stringify(typedOf(saved))
  const own = service.draft.fields ?? []
  const change = (next: readonly TypedSource[]) => setBegun({ saved, sources: next })
  const discard = () => {
    setBegun(null)
    setConflict(false)
  }
  const move = (at: number, to: number) => {
    const next = sources.toSpliced(at, 1)
    const moved = sources[at]
    if (!moved) return
    change(next.toSpliced(to, 0, moved))
    setTold(t('operatorSources.moved', { name: moved.supplierName, nth: to + 1 }))
  }
  const save = async (body: Body): Promise<Answer<unknown> | null> => {
    const isSure =
      body.sources.length > 0 ||
      (await confirm({
        title: t('operatorSources.removeAllTitle'),
        description: t('operatorSources.removeAllText'),
        confirm: t('operatorSources.removeAllNow'),
        danger: true,
      }))
    if (!isSure) return null
    const params = { id: service.id }
    const answer = await act({ params, body })
    if (answer.success) {
      updateAnswer(endpointQuery(suppliers.sources, { params }).queryKey, answer.data)
      discard()
    } else if (answer.code === 'CONFLICT') {
      setConflict(true)
      return null
    }
    return answer
  }
  return (
    <>
      <Form
        label={t('operatorSources.title')}
        schema={SourcesEdit}
        read={() => ({ version: saved.version, sources: sources.map((it) => readSource(language, it)) })}
        onSubmit={save}
        className="flex flex-col gap-4"
      >
        {hasConflict && (
          <Alert
            tone="warning"
            title={t('operatorSources.conflictTitle')}
            action={
              <Button disabled={latest.version === saved.version} onClick={discard}>
                {t('operatorSources.reload')}
              </Button>
            }
          >
            {t('operatorSources.conflictText')}
          </Alert>
        )}
        {service.supplied && service.unsuppliedSince && (
          <Alert tone="danger">
            {t('operatorSources.unsupplied', { when: dateTimeText(language, new Date(service.unsuppliedSince)) })}
          </Alert>
        )}
        {sources.length === 0 ? (
          <Card padded={false}>
            <Empty
              icon={Truck}
              as="h2"
              title={t('operatorSources.empty')}
              className="py-12"
              action={
                <Button
                  variant={isChanged ? 'secondary' : 'primary'}
                  icon={<Plus aria-hidden />}
                  onClick={() => setPicking(true)}
                >
                  {t('operatorSources.add')}
                </Button>
              }
            >
              {t('operatorSources.emptyText')}
            </Empty>
          </Card>
        ) : (
          <>
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
              <div className="min-w-0">
                <h2 className="text-sm font-bold text-ink">{t('operatorSources.title')}</h2>
                <p className="max-w-2xl text-[13px] text-pretty text-ink-faint">{t('operatorSources.text')}</p>
              </div>
              {sources.length < MAX_SOURCES ? (
                <Button size="sm" icon={<Plus aria-hidden />} onClick={() => setPicking(true)}>
                  {t('operatorSources.add')}
                </Button>
              ) : (
                <span className="text-[13px] text-ink-faint">{t('operatorSources.most', { most: MAX_SOURCES })}</span>
              )}
            </div>
            {sources.map((source, at) => (
              <SourceCard
                key={sourceKey(source)}
                {...{ source, at, own }}
                prices={latest}
                onChange={(changes) => change(sources.with(at, { ...source, ...changes }))}
                onUp={at > 0 ? () => move(at, at - 1) : null}
                onDown={at < sources.length - 1 ? () => move(at, at + 1) : null}
                onRemove={() => change(sources.toSpliced(at, 1))}
              />
            ))}
          </>
        )}
        {(sources.length > 0 || isChanged) && (
          <SaveBar
            changed={isChanged}
            words={t(isChanged ? 'operatorSources.changed' : 'operatorSources.unchanged')}
            save={t('operatorSources.save')}
            discard={t('operatorSources.discard')}
            onDiscard={discard}
          />
        )}
      </Form>
      <p role="status" className="sr-only">
        {told}
      </p>
      <OfferPicker
        open={isPicking}
        isTaken={(supplierId, offerId) => sources.some((it) => sourceKey(it) === sourceKey({ supplierId, offerId }))}
        onPick={(supplier, offer) => {
          change([...sources, newSource(language, supplier, offer, own)])
          setPicking(false)
        }}
        onClose={() => setPicking(false)}
      />
      <LeaveGuard when={isChanged} />
      {dialog}
    </>
  )
}
