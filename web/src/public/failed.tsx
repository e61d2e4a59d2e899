import { Notice } from './notice.tsx'

/** A page could not be made. The link leads to the address that was asked for, once more. */
export default function Failed() {
  return (
    <Notice
      name="500"
      words={(say) => ({
        title: say('siteNotices.failedTitle'),
        text: say('siteNotices.failedText'),
        link: say('siteNotices.tryAgain'),
        href: '',
      })}
    />
  )
}
