import { Notice } from './notice.tsx'

/** No connection, shown in place of any page. The link leads to the address that was asked for, once more. */
export default function Offline() {
  return (
    <Notice
      name="Offline"
      words={(t) => ({
        title: t('siteMessages.offlineTitle'),
        text: t('siteMessages.offlineText'),
        link: t('siteMessages.tryAgain'),
        href: '',
      })}
    />
  )
}
