import type { PageMeta } from '#site/frame/page-head.tsx'

/** A text's facts for search engines, which the server fills in. */
export const textMeta = {
  title: '{{text.title}}',
  windowTitle: '{{text.windowTitle}}',
  description: '{{text.description}}',
  picture: '{{text.picture}}',
  filledAddresses: { canonical: 'text.canonical', written: 'text.written', usual: 'text.usual' },
} satisfies PageMeta
