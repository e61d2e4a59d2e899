/** The common words of all sections of the settings. */
export const operatorSettings = {
  changed: 'Last changed by {name}, {when}',
  save: 'Save changes',
  discard: 'Discard',
  nothingChanged: 'No changes yet.',
  unsaved: { one: '{count} unsaved change', other: '{count} unsaved changes' },
  nothing: 'empty',
  sureTitle: 'Save these settings?',
  sureText: 'They apply to everybody right away.',
  again: '{label}: type the new value again',
  againText: 'Values that change by more than {percent}% have to be typed again. Check every digit and mark.',
  againWrong: 'This isn’t the new value shown above.',
  changedMeanwhile:
    'Somebody else has just changed these settings, so nothing was saved. You now see theirs, with what you typed kept. Check it and save again.',
} as const
