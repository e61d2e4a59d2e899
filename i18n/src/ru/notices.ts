import type { notices as en } from '../en/notices.ts'
import type { TranslatedFeature } from '../words.ts'

export const notices = {
  registered: 'Аккаунт создан. Откройте письмо, чтобы активировать его.',
  activated: 'Ваш аккаунт активирован. Добро пожаловать!',
  activationSent: 'Мы снова отправили письмо для активации.',
  resetSent: 'Если есть аккаунт с этим адресом, ссылка для выбора нового пароля уже в пути.',
  passwordChanged: 'Пароль изменён. На всех других устройствах выполнен выход.',
  sessionEnded: 'На том устройстве выполнен выход.',
  twoFactorOn: 'Двухфакторный вход включён.',
  twoFactorOff: 'Двухфакторный вход выключен.',
  recoveryCodesRenewed: 'Созданы новые коды восстановления. Старые больше не действуют.',
  profileSaved: 'Профиль сохранён.',
  depositClaimed: 'Перевод найден и зачислен за вычетом комиссии за отсутствующий комментарий.',
  transferCredited: 'Перевод зачислен.',
  customerCredited: 'Средства зачислены клиенту.',
  settingsSaved: 'Настройки сохранены.',
  orderPlaced: 'Заказ оформлен.',
  preOrderFilled: 'Строки получены. У бота есть всё необходимое.',
  orderCancelled: 'Заказ отменён.',
  orderTaken: 'Заказ в работе.',
  progressSaved: 'Ход выполнения сохранён.',
  orderDelivered: 'Заказ передан клиенту.',
  orderFailed: 'Заказ завершён, за невыполненное деньги возвращены.',
  orderRefunded: 'Деньги возвращены клиенту.',
  serviceSaved: 'Услуга сохранена.',
  codeSaved: 'Промокод сохранён.',
} satisfies TranslatedFeature<'ru', typeof en>
