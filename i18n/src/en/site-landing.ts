/** The landing page. */
export const landing = {
  title: 'Runmart: a marketplace for MMO services and bots',
  description:
    'MMO, referral, game, Telegram and proxy services and bots, paid from one balance in dong. In English, Vietnamese and Russian.',
  eyebrow: 'MMO · Referral · Game · Telegram · Proxy',
  headline: 'MMO services and bots, kept like a bank account.',
  lead: 'One account, one balance in dong, every movement on record. Runmart is the calm place to buy online services and run bots.',
  toServices: 'Services and prices',
  note: 'Free to open. No card needed.',
  exampleLabel: 'An example of the dashboard: a balance, its last 30 days and the latest transactions',
  exampleTag: 'Example',
  exampleBalance: 'Balance',
  exampleToday: '{amount} today',
  exampleChart: 'Last 30 days',

  pricesTitle: 'Prices as they are now',
  pricesText: 'Read from the catalogue as you opened this page. You need no account to look.',
  allServices: 'All services',

  howTitle: 'How it works',
  howText: 'Three steps from an empty account to a finished order.',
  depositStep: 'Put money in',
  depositStepText:
    'Scan a QR code with your bank app, or send USDT by Binance ID. A transfer content of your own tells us that the money is yours.',
  orderStep: 'Choose, and see the price',
  orderStepText:
    'Every discount is a line of its own, and so is the balance after it. Nothing is charged before you confirm.',
  watchStep: 'Watch it being done',
  watchStepText:
    'An order shows each of its steps, a bot each of its lines. What is not delivered comes back to your balance.',

  todayTitle: 'What you can rely on',
  todayText: 'We list only what already works.',
  ordersTitle: 'Refunded to the dong',
  ordersText:
    'What is not delivered comes back to your balance in the very step that ends the order. You see the sum before you cancel.',
  depositsTitle: 'Two ways to pay in',
  depositsText:
    'Bank transfer or Binance ID. What really arrives is credited, and the page changes by itself when it does.',
  botsTitle: 'Bots kept apart',
  botsText:
    'Each run has a process of its own and reaches only the public internet, through us. Pause or stop it at any moment.',
  balanceTitle: 'An exact balance',
  balanceText:
    'Whole dong, booked by double entry. Every change has its record, and the balance always equals their sum.',
  languagesTitle: 'Three languages',
  languagesText: 'English, Vietnamese and Russian throughout: pages, mails and error messages.',
  apiTitle: 'An open interface',
  apiText: 'All that the pages can do is a documented API, for those who prefer to automate.',

  consoleTitle: 'Watch a bot work, line by line',
  consoleText: 'Drop a .txt file. It is counted, checked and priced before anything is charged. Then you see this.',
  consolePause: 'Pause keeps the place, and Resume goes on from there.',
  consoleStop: 'Stop ends the run, and you do not pay for lines without an answer.',
  consoleResults: 'Every line has its answer, to read or to save as CSV.',
  consoleTry: 'Press Pause: the example obeys.',
  consoleLabel: 'Example of a run',
  consoleBot: 'Link checker',
  consoleLines: '{done} of {total} lines',

  tiersTitle: 'Deposit over time, pay less for referrals',
  tiersText: 'Your deposits add up for good. From each of these sums on, every referral order costs less by itself.',
  shareTitle: 'And a link that earns',
  shareText:
    'Share your referral link. When those who came by it order, you get a percentage of what they pay. The rate, the waiting time and every commission are on your referral page.',

  questionsTitle: 'Questions',
  questionsText: 'Short answers. The long ones are in the blog and in the terms.',
  questionsBlog: 'Read the blog',
  creditAsked: 'My transfer is not in my balance. What now?',
  creditAnswer:
    'It takes 30 seconds to 1 minute, and we also look every {minutes} minutes by ourselves. After a minute you can confirm by hand on the deposit page. A transfer that we cannot match is not lost: it waits until a person assigns it to you.',
  contentAsked: 'What if the transfer content is wrong or missing?',
  contentAnswer:
    'A bank transfer is credited in full once it is known whose it is. A Binance transfer you can claim yourself by its number and amount; then {percent} is deducted.',
  feesAsked: 'Are there fees besides the prices?',
  feesAnswer:
    'An account and deposits are free here; only a Binance transfer with a wrong content is credited less {percent}. Your bank or Binance may charge for sending. USDT is converted at our rate at the moment of crediting; the deposit page shows it.',
  refundAsked: 'What do I get back if something is not delivered?',
  refundAnswer:
    'What was delivered stays paid; the rest goes back to your balance at once. An open order you can cancel yourself. The balance is for orders here and is not paid out.',
  stopAsked: 'Can I stop a bot?',
  stopAnswer:
    'At any moment. Billed by the line, you pay for the lines that it answered, and money for the others comes back. Billed by the day, no money moves, and you can start it again until your days are over.',
  fileAsked: 'Who sees the file I give to a bot?',
  fileAnswer:
    'You and the bot, which works in a process of its own. No page of our back office shows your lines or results. They are deleted some days after the order ends; the console names the day.',
  safeAsked: 'How is my account protected?',
  safeAnswer:
    'Turn on two-factor sign-in: a code from your phone on top of the password, with recovery codes. Your profile shows where you are signed in and ends any session. A copied sign-in is noticed and shut out.',
  leaveAsked: 'Can I take my data along and close my account?',
  leaveAnswer:
    'Yes, in your profile. All of it can be saved as one file. Once your orders have ended, you can close the account: personal data is deleted, and what you paid stays in the books without your name. A balance that is left is given up, so use it first.',

  endTitle: 'Open your account in a minute.',
  endText: 'A name, an e-mail and a password. That is all we ask.',
} as const
