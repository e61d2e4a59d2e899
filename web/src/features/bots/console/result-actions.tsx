import { bots, type OrderRun } from '@runmart/contract/bots'
import { isFinal } from '@runmart/contract/orders-states'
import { Download, FileText, RotateCcw, Table2 } from 'lucide-react'
import { useState } from 'react'
import { download } from '#platform/download.ts'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx'

/** Downloads the results as a table for a spreadsheet, and the lines as the text they were. */
export function DownloadMenu({ order, run }: OrderRun) {
  const t = useTranslations()
  const [downloading, setDownloading] = useState(false)
  const { ok, failed, skipped } = run.progress
  const save = async (query: { format: 'csv' | 'txt'; status?: 'ok' | 'failed' }) => {
    setDownloading(true)
    const answer = await download(bots.results, { params: { id: order.id }, query })
    setDownloading(false)
    if (answer.success) showToast('success', t('lists.csvSaved', { name: answer.data.name }))
  }
  const table = <Table2 aria-hidden />
  return (
    <Menu
      trigger={
        <Button size="sm" icon={<Download aria-hidden />} loading={downloading}>
          {t('runConsole.download')}
        </Button>
      }
    >
      <MenuItem icon={table} disabled={ok + failed + skipped === 0} onClick={() => save({ format: 'csv' })}>
        {t('runConsole.saveAll')}
      </MenuItem>
      <MenuItem icon={table} disabled={ok === 0} onClick={() => save({ format: 'csv', status: 'ok' })}>
        {t('runConsole.saveOk')}
      </MenuItem>
      <MenuItem icon={table} disabled={failed === 0} onClick={() => save({ format: 'csv', status: 'failed' })}>
        {t('runConsole.saveFailed')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<FileText aria-hidden />} onClick={() => save({ format: 'txt' })}>
        {t('runConsole.saveLines')}
      </MenuItem>
    </Menu>
  )
}

/** Leads to a new order with only the lines that failed or were skipped. Not while paid days last: starting again is free then. */
export function RerunLink({ order, run }: OrderRun) {
  const t = useTranslations()
  const { total, ok } = run.progress
  if (!isFinal(order.orderStatus) || run.filesGone || ok === total) return null
  return (
    <ButtonLink to={paths.botAgain(order.id)} icon={<RotateCcw aria-hidden />}>
      {t('runConsole.again')}
    </ButtonLink>
  )
}
