/** Mails of the newsletter: the question whether it is wanted, and what stands around every letter. */
export const newsletterMail = {
  confirmSubject: 'Confirm your Runmart newsletter',
  confirmHello: 'Hello,',
  confirmText:
    'Somebody, probably you, asked for the Runmart newsletter at this address. Confirm it, and it will come; the link works for 48 hours.',
  confirmIgnore:
    'If this was not you, do nothing: no newsletter will come, and this address is forgotten after 48 hours.',
  confirmAction: 'Confirm the newsletter',
  confirmFooter: 'You get this mail because this address was entered at Runmart ({address}).',
  footer: 'You get this letter because you subscribed to the newsletter of Runmart ({address}).',
  unsubscribe: 'Unsubscribe',
  trySubject: 'Trial: {subject}',
} as const
