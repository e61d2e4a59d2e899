export const newsletterMail = {
  confirmSubject: 'Confirm your Runmart newsletter subscription',
  confirmHello: 'Hi,',
  confirmText:
    'Someone, probably you, signed up for the Runmart newsletter with this email address. Confirm to subscribe. The link is valid for 48 hours.',
  confirmIgnore:
    'If this wasn’t you, ignore this email. You won’t be subscribed, and we’ll delete this address after 48 hours.',
  confirmAction: 'Confirm subscription',
  confirmFooter: 'You’re receiving this because this address was entered at Runmart ({address}).',
  footer: 'You’re receiving this because you subscribed to the Runmart newsletter ({address}).',
  unsubscribe: 'Unsubscribe',
  trySubject: 'Test: {subject}',
} as const
