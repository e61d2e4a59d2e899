import type { StaffMember } from '@runmart/contract/accounts-operator'
import { rights } from '@runmart/contract/accounts-rights'
import { Check } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Badge } from '#ui/badge.tsx'
import { Section } from '#ui/section.tsx'
import { Table } from '#ui/table.tsx'

/** People by areas. Left out on phones, which have no room for it: there each area names its people. */
export function RightsMatrix({ staff }: { staff: readonly StaffMember[] }) {
  const t = useOperatorTranslations()
  return (
    <Section
      title={t('operatorRules.matrix')}
      description={t('operatorRules.matrixText')}
      padded={false}
      className="max-md:hidden"
    >
      <Table
        dense
        caption={t('operatorRules.matrix')}
        rows={staff}
        rowKey={(it) => it.id}
        columns={[
          {
            key: 'person',
            header: t('operatorRules.person'),
            cell: ({ username, isOwner }) => (
              <span className="flex items-center gap-2 font-semibold text-ink">
                <span className="wrap-anywhere">{username}</span>
                {isOwner && <Badge brand>{t('operatorStaff.owner')}</Badge>}
              </span>
            ),
          },
          ...rights.map((right) => ({
            key: right,
            header: t(`staffRights.${right}`),
            cell: (it: StaffMember) =>
              it.isOwner || it.rights.includes(right) ? (
                <Check role="img" aria-label={t('operatorRules.yes')} className="size-4 text-brand" />
              ) : (
                <span role="img" aria-label={t('operatorRules.no')} className="text-ink-faint">
                  –
                </span>
              ),
          })),
        ]}
      />
    </Section>
  )
}
