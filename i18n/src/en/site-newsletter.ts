/** The newsletter as visitors see it: the form, and the pages on the way in and out. */
export const siteNewsletter = {
  title: 'News by e-mail',
  text: 'New articles and what changes in the shop. Nothing else.',
  email: 'E-mail address',
  subscribe: 'Subscribe',
  note: 'You confirm the address by a link in one mail; without that nothing more is sent. Every letter can be ended with one press. {privacy}',
  privacy: 'How your data is treated',
  trap: 'Leave this field empty',
  checkMailTitle: 'One more step: look into your mail',
  checkMailText:
    'A mail with a link to confirm your address is on its way. The link works for 48 hours; until you use it, you are not subscribed.',
  checkMailHint:
    'Nothing there after a few minutes? Look into the spam folder. An address that is subscribed already gets no second mail.',
  confirmTitle: 'Do you want the newsletter?',
  confirmText: 'Press the button, and it is sent to the address that got this link.',
  confirm: 'Yes, subscribe me',
  confirmedTitle: 'You are subscribed',
  confirmedText: 'The next letter comes to you as well. Each one has a link that ends it with one press.',
  unsubscribeTitle: 'Do you want to leave the newsletter?',
  unsubscribeText: 'Your address is then deleted from the list, and nothing of it is kept.',
  unsubscribe: 'Unsubscribe',
  unsubscribedTitle: 'You are unsubscribed',
  unsubscribedText: 'Your address has been deleted from the list. No more letters are sent to it.',
  problemTitle: 'That did not work',
  problemText: 'It was one of these:',
  problemAddress: 'The e-mail address is not a valid one. Check it and enter it again.',
  problemLink:
    'The link is older than 48 hours, was used before, or lost a part on its way. Subscribe anew to get a fresh one.',
  problemTries: 'There were too many tries in a short time. Wait an hour, then try again.',
  toBlog: 'To the blog',
} as const
