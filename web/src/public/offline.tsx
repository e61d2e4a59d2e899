import { Notice } from './notice.tsx'

/** No connection, shown in place of any page. The link leads to the address that was asked for, once more. */
export default function Offline() {
  return (
    <Notice
      name="Offline"
      words={(say) => ({
        title: say('siteNotices.offlineTitle'),
        text: say('siteNotices.offlineText'),
        link: say('siteNotices.tryAgain'),
        href: '',
      })}
    />
  )
}
