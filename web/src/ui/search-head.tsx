import type { ReactNode } from 'react'
import { SearchField } from './search-field.tsx'

type Props = { label: string; value: string; onSearch: (text: string) => void; children?: ReactNode }

/** The head of a list that is searched by words: the search, and what it found. */
export function SearchHead({ label, value, onSearch, children }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-5 py-4">
      <SearchField label={label} value={value} onSearch={onSearch} className="min-w-0 flex-1 basis-64 sm:max-w-100" />
      {children && (
        <p role="status" className="text-[13px] text-ink-faint">
          {children}
        </p>
      )}
    </div>
  )
}
