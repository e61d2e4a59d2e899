export const operatorRepeats = {
  title: 'Repeating order',
  placedBy: 'Placed automatically as a repeat of',
  repeated: 'This order is placed again automatically:',
  next: 'next',
  ended: 'ended',
} as const
