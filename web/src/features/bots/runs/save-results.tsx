import { bots, type OrderRun } from '@runmart/contract/bots'
import { Download, FileText, Table2 } from 'lucide-react'
import { useState } from 'react'
import { download } from '#platform/download.ts'
import { useTranslations } from '#platform/language.tsx'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx'

/** Takes the results away as a table for a spreadsheet, and the lines as the text they were. */
export function SaveResults({ order, run }: OrderRun) {
  const t = useTranslations()
  const [saving, setSaving] = useState(false)
  const { ok, failed, skipped } = run.progress
  const save = async (query: { format: 'csv' | 'txt'; status?: 'ok' | 'failed' }) => {
    setSaving(true)
    const answer = await download(bots.results, { params: { id: order.id }, query })
    setSaving(false)
    if (answer.success) showToast('success', t('lists.csvSaved', { name: answer.data.name }))
  }
  const table = <Table2 aria-hidden />
  return (
    <Menu
      trigger={
        <Button size="sm" icon={<Download aria-hidden />} loading={saving}>
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
