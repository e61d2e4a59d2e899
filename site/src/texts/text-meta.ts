import type { PageMeta } from '#site/frame/page-head.tsx'

/** What a text is to search engines, as the server fills it in. */
export const textMeta = {
  title: '{{text.title}}',
  windowTitle: '{{text.windowTitle}}',
  description: '{{text.description}}',
  picture: '{{text.picture}}',
  filledAddresses: { canonical: 'text.canonical', written: 'text.written', usual: 'text.usual' },
} satisfies PageMeta
