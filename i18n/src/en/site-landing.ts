export const landing = {
  title: 'Runmart: a marketplace for MMO services and bots',
  description:
    'MMO, referral, game, Telegram and proxy services and bots, paid from one balance in dong. In English, Vietnamese and Russian.',
  eyebrow: 'MMO · Referral · Game · Telegram · Proxy',
  headline: 'MMO services and bots, with bank-\u2060grade bookkeeping.',
  lead: 'One account, one balance in dong, every transaction on record. A calm place to buy online services and run bots.',
  toServices: 'Services and prices',
  note: 'Free to open. No card needed.',
  exampleLabel: 'Example dashboard: balance, last 30 days and latest transactions',
  exampleTag: 'Example',
  exampleBalance: 'Balance',
  exampleToday: '{amount} today',
  exampleChart: 'Last 30 days',

  pricesTitle: 'Current prices',
  pricesText: 'Live from the catalogue. No account needed to browse.',
  allServices: 'All services',

  howTitle: 'How it works',
  howText: 'From sign-up to finished order in three steps.',
  depositStep: 'Deposit',
  depositStepText:
    'Scan a QR code with your bank app or send USDT to our Binance ID. Your personal transfer content tells us the money is yours.',
  depositStepBank: 'Scan a QR code with your bank app. Your personal transfer content tells us the money is yours.',
  orderStep: 'Choose a service',
  orderStepText: 'See every discount and your balance after payment. You’re not charged until you confirm.',
  watchStep: 'Follow the progress',
  watchStepText:
    'See every step of an order and every line of a bot run. What isn’t delivered is refunded to your balance.',

  todayTitle: 'What you can rely on',
  todayText: 'Promises that the shop keeps for every customer.',
  ordersTitle: 'Exact refunds',
  ordersText:
    'When an order ends, the undelivered part is refunded to your balance instantly. You see the amount before you cancel.',
  depositsTitle: 'Two ways to deposit',
  depositsText: 'Bank transfer or Binance ID. We credit what arrives, and the page updates automatically.',
  depositsBankTitle: 'Deposits within a minute',
  depositsBankText: 'Scan the QR code and send. We credit what arrives, and the page updates automatically.',
  botsTitle: 'Bots run in isolation',
  botsText:
    'Each run has its own process and reaches only the public internet, through our proxy. Pause or stop it at any time.',
  balanceTitle: 'An exact balance',
  balanceText:
    'Whole dong, double-entry bookkeeping. Every change is recorded, and your balance always equals the sum.',
  languagesTitle: 'Three languages',
  languagesText: 'English, Vietnamese and Russian throughout: pages, emails and error messages.',
  apiTitle: 'Open API',
  apiText: 'Everything you can do on the site is available through a documented API.',

  consoleTitle: 'Watch a bot work, line by line',
  consoleText: 'Upload a .txt file. We check and price it before you pay. Then you see this.',
  consolePause: 'Pause at any time and resume from the same line.',
  consoleStop: 'Stop the run and get a refund for unprocessed lines.',
  consoleResults: 'See the result for every line, or download them all as CSV.',
  consoleTry: 'Try it: press Pause.',
  consoleLabel: 'Example run',
  consoleBot: 'Link checker',
  consoleLines: '{done} of {total} lines',

  tiersTitle: 'The more you deposit, the less you pay',
  tiersText:
    'Your deposits add up permanently. Once you reach a tier, the discount applies automatically to every order except bot runs.',
  shareTitle: 'Earn with your link',
  shareText:
    'Share your referral link and earn a percentage of what your referrals pay. Your referral page shows the rate, the hold period and every commission.',

  questionsTitle: 'Questions',
  questionsText: 'Short answers. Find more in the blog and the terms.',
  questionsBlog: 'Read the blog',
  creditAsked: 'My transfer isn’t in my balance. What should I do?',
  creditAnswer:
    'It takes 30 seconds to 1 minute, and we also check automatically every {minutes} minutes. After a minute, you can confirm manually on the deposit page. A transfer we can’t match isn’t lost: our team assigns it to you.',
  contentAsked: 'What if the transfer content is wrong or missing?',
  contentAnswer: 'A bank transfer is credited in full once we know it’s yours.',
  contentBinance: 'You can claim a Binance transfer yourself with its ID and amount.',
  contentDeducted: '{percent} is then deducted.',
  feesAsked: 'Are there any fees?',
  feesAnswer: 'Accounts and deposits are free.',
  feesDeducted: 'Only a Binance transfer with wrong content is credited minus {percent}.',
  feesBank: 'Your bank may charge for sending.',
  feesOthers:
    'Your bank or Binance may charge for sending. USDT is converted at our rate when credited; see the deposit page.',
  refundAsked: 'What do I get back if something isn’t delivered?',
  refundAnswer:
    'You pay for what was delivered; the rest is refunded to your balance right away. You can cancel an open order yourself. The balance is for orders.',
  refundCommissions: 'Commissions can be paid out to you.',
  stopAsked: 'Can I stop a bot?',
  stopAnswer:
    'At any time. If you pay per line, you pay for processed lines and get a refund for the rest. If you pay per day, stopping refunds nothing and you can restart it until your paid days end; cancel the order to get unused days back.',
  fileAsked: 'Who can see the file I give a bot?',
  fileAnswer:
    'You and the bot, which runs in its own process. Our back office doesn’t show your lines or results. They’re deleted some days after the order ends; the console shows the date.',
  safeAsked: 'How is my account protected?',
  safeAnswer:
    'Turn on two-factor sign-in: a code from your phone on top of your password, with recovery codes. Your profile shows where you’re signed in and lets you end any session. We detect and block copied sign-ins.',
  leaveAsked: 'Can I export my data and close my account?',
  leaveAnswer:
    'Yes, in your profile. Export everything as one file. Once your orders have ended, you can close your account: personal data is deleted, and your payments stay in the books without your name. We pay your remaining balance out to your bank account or Binance ID, except for gifts from the shop.',

  endTitle: 'Open your account in a minute.',
  endText: 'All you need is a username, an email and a password.',
} as const
