import { Notice } from './notice.tsx'

/** A page could not be made. The link leads to the address that was asked for, once more. */
export default function Failed() {
  return (
    <Notice
      name="500"
      words={(t) => ({
        title: t('siteMessages.failedTitle'),
        text: t('siteMessages.failedText'),
        link: t('siteMessages.tryAgain'),
        href: '',
      })}
    />
  )
}
