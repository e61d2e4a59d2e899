import { escaped } from '#platform/escaped.ts'

type Framed = {
  language: string
  subject: string
  /** HTML of what is said, and of what stands below it. */
  content: string
  foot: string
}

/** What every mail of ours looks like: our name, a sheet with what is said, and below it why it came. */
export function letterFrame({ language, subject, content, foot }: Framed): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#f4f6f6;color:#14201d;font:16px/1.6 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px 16px">
<p style="margin:0 0 24px;font-weight:700;font-size:18px;color:#0b7a5e">Runmart</p>
<div style="background:#ffffff;border:1px solid #dfe5e3;border-radius:8px;padding:24px">
${content}
</div>
<p style="margin:16px 0 0;font-size:13px;color:#5b6a66">${foot}</p>
</div></body></html>`
}

/** A paragraph of HTML. */
export function paragraph(html: string): string {
  return `<p style="margin:0 0 16px">${html}</p>`
}

/** The quiet link at a mail's end by which no more of its kind come. */
export function leaveLink({ label, url }: { label: string; url: string }): string {
  return ` <a href="${escaped(url)}" style="color:#5b6a66">${escaped(label)}</a>`
}
