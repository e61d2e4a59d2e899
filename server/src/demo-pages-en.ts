import type { ServicePageText } from '@runmart/contract/catalog-pages'

/** Page texts of the demo services, by the service's English name. */
export const en = {
  'Link checker': {
    get: `- One result per link: **status**, every redirect on the way, the final address and the page title
- Broken, slow and redirected links marked, so that you can filter them
- A file to download with one line per link, in the order of yours`,
    need: `- A .txt file with one full address per line, up to 100,000 lines
- Only links that anyone may open: nothing behind a sign-in`,
    questions: `### Do I pay for lines that fail?
You pay for lines that were answered, and “broken” is an answer. Lines that were never tried are refunded automatically.

### Does it visit pages often?
Once per line, with a pause between requests to the same site.`,
  },
  'Referral-link auditor': {
    get: `- For each link: whether **your code is still there** at the end of all redirects
- The exact step at which a code gets lost
- A file with one line per link to send to your partners`,
    need: `- A .txt file with one referral link per line
- The code has to be visible in the link itself`,
    questions: `### Why do codes get lost?
Mostly in shorteners, language redirects and cookie walls. The result names the redirect that dropped it.

### Can it test links that need an account?
No. It opens links as a visitor does.`,
  },
  'Proxy checker': {
    get: `- For each proxy: **works or not**, response time and the exit IP address
- HTTP, HTTPS and SOCKS5, with or without a password
- A list of the working ones, ready to copy`,
    need: `- A .txt file, one proxy per line: \`host:port\` or \`host:port:user:password\`
- Proxies that are yours or that you may use`,
    questions: `### Are my passwords kept?
Your lines are deleted with the run’s files after the retention period. Nobody else sees them.

### How is speed measured?
As the time until the first byte of a small page arrives through the proxy.`,
  },
  'Telegram notifier': {
    get: `- Your messages sent to **your own chats through your own bot**, one after another
- Pauses that follow Telegram’s limits, and a retry when Telegram asks to wait
- A result for every message: delivered, or why not`,
    need: `- The token of your bot from @BotFather, given in the run’s settings and stored encrypted
- A .txt file: chat ID and text in each line
- People who have started your bot. It cannot write to strangers`,
    questions: `### What is a day?
24 hours from the first message. Within it you can send as many lines as you like.

### Can it write to people who never wrote to my bot?
No. Telegram does not allow it, and neither do we.`,
  },
  'Online shop setup, A to Z': {
    get: `- A shop page with your name, colours and up to 50 products
- Payment by bank transfer set up and tested with a real order
- A one-hour handover call and **written documentation**`,
    need: `- Name, logo and a list of products with prices
- Access to the account in which the shop should live, or we create one in your name`,
    questions: `### Who owns the shop?
You do. All accounts are in your name, and we remove our access at the handover.

### What if something breaks later?
Within the warranty, tell us from the order’s page and we repair it.`,
  },
  'Telegram channel setup': {
    get: `- Name, description and picture that fit together
- A pinned post that tells newcomers what the channel is about
- A **question-and-answer bot** with your ten most common questions`,
    need: `- A sentence about what the channel is for
- Your Telegram username, to make you its owner`,
    questions: `### Do you bring subscribers?
No, and nobody honest can promise them. For reach, look at posts in partner channels.

### In which language?
In yours: English, Vietnamese or Russian.`,
  },
  'Managed referral campaign': {
    get: `- Your link shown to readers **who asked for such offers**
- Confirmed sign-ups only: a person who finished the registration
- A list of dates and counts for each link`,
    need: `- Your referral link. Several links go into one order
- What counts as a sign-up: registration, or registration and confirmed email`,
    questions: `### What happens if fewer people sign up?
You pay for what was delivered. The rest is refunded when the order ends.

### Are these real people?
Yes. We do not create accounts, and we refuse offers that ask for it.`,
  },
  'Game guild page': {
    get: `- A page with roster, schedule and rules, **in three languages**
- A form for people who want to join
- An address of its own that is easy to remember`,
    need: `- The guild’s name and emblem
- The list of members who agreed to be named`,
    questions: `### Can I change it later?
Yes. You get access to edit texts and members yourself.`,
  },
  'Game coaching hour': {
    get: `- One hour with a coach on voice chat while you play
- Three things to practise afterwards, **in writing**`,
    need: `- Game, server and rank
- Two times that suit you`,
    questions: `### What if I cannot come?
Tell us a day before and we find another time. Not started within 30 days? Fully refunded.`,
  },
  'Post in a partner channel': {
    get: `- Your post in a channel that fits your subject, **for 24 hours**
- Marked as an ad, as the rules require
- The link to the post and its views at the end`,
    need: `- Text of up to 1,000 characters and one picture
- The link it should lead to`,
    questions: `### Can a partner refuse?
Yes. Then you are told why and refunded in full.

### Which channels are there?
You get a choice of three that fit before anything is posted.`,
  },
  'Referral link in a newsletter': {
    get: `- Your link in a newsletter **whose readers asked for it**
- Confirmed visits only, each reader counted once
- Figures per issue`,
    need: `- Your link, and a sentence that says what it offers
- Some patience: newsletters go out once a week`,
    questions: `### What is a confirmed visit?
A reader who pressed the link and stayed on the page. Robots and repeated visits are not counted.`,
  },
  'Game server listing': {
    get: `- Your server in a partner’s directory **for 30 days**
- Name, picture, address and players online`,
    need: `- Address and port of the server
- A picture of at least 512 × 256 pixels`,
    questions: `### Is my server checked?
Yes, it has to be online when the listing begins.`,
  },
  'Datacentre proxy, one address': {
    get: `- **One IP address for you alone**, HTTP and SOCKS5
- At least 100 Mbit/s, no traffic limit
- Host, port, user and password on the order’s page`,
    need: `- What you will use it for, in a sentence
- Lawful use: no spam, no attacks, no sign-ups in other people’s names`,
    questions: `### Can I extend it?
Order more days before it ends and the address stays the same.

### What if the address is blocked somewhere?
Tell us within the first day and you get another one.`,
  },
} satisfies Record<string, ServicePageText>

export type DemoPage = keyof typeof en
