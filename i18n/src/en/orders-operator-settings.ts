export const operatorOrderSettings = {
  title: 'Order settings',
  intro: 'For orders placed from now on. Placed orders keep their price.',
  tiers: 'Discount tiers',
  tiersIntro: 'What total deposits take off every order except bot runs. Below the first tier there is no discount.',
  tierDeposit: 'Tier {nth}: total deposits from',
  tierDiscount: 'Tier {nth}: discount, %',
  tierHint: '1 to 50%, up to {most} tiers. Deposits rise from tier to tier, and discounts never fall.',
  tierAdd: 'Add tier',
  tierRemove: 'Remove tier {nth}',
  tiersNone: 'Off: deposits give no discount.',
  tiersSuggest: 'Use {percents}',
  tierTexts:
    'The start page, quotes and customers’ pages show these right away. Texts you have published yourself don’t change: check them if they quote figures.',
} as const
