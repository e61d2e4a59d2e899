/** Facts for search engines (JSON-LD). Browsers never run it, so the content security policy does not mind. */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text is not escaped; what could end it is, above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
