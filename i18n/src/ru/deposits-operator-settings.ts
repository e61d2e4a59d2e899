import type { operatorDepositSettings as en } from '../en/deposits-operator-settings.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorDepositSettings = {
  title: 'Настройки пополнений',
  intro: 'Куда клиенты отправляют деньги и курс USDT. Изменения сразу действуют для всех.',
  bank: 'Банковский счёт',
  bankIntro:
    'Показывается всем клиентам вместе с QR-кодом. Оставьте банк и номер пустыми, чтобы отключить банковские переводы.',
  bankName: 'Банк',
  noBank: 'Без банковских переводов',
  unknownBank: 'Банк {bin}',
  accountNumber: 'Номер счёта',
  accountName: 'Владелец счёта',
  accountNameHint: 'Точно как показывает банк, чтобы клиенты его узнали',
  preview: 'QR-код для клиентов',
  previewText: 'Перед сохранением отсканируйте код в своём банковском приложении и проверьте счёт.',
  previewLabel: 'Код VietQR счёта {account} в банке {bank}',
  previewEmpty: 'Выберите банк и введите номер счёта, чтобы увидеть код.',
  binance: 'Кошелёк Binance',
  binanceIntro:
    'Binance ID для приёма USDT и курс для клиентов. Оставьте ID пустым, чтобы отключить пополнение через Binance.',
  binanceId: 'Binance ID',
  binanceOwner: 'Имя в Binance',
  exchangeRate: '₫ за 1 USDT',
  exchangeRateHint: 'Действует для новых пополнений; прежние сохраняют свой курс',
  wrongContent: 'Удержание за неверное назначение, %',
  wrongContentHint: 'С переводов Binance, зачисленных с этого момента; от 0 до 50\u00a0%, 0 — без удержания',
  limits: 'Лимиты',
  limitsIntro: 'Показываются клиентам до перевода.',
  minDeposit: 'Минимальное пополнение (₫)',
  minDepositHint: 'Меньшие переводы тоже зачисляются',
  noticeLimit: 'Уведомление ждёт при сумме больше (₫)',
  noticeLimitHint: 'Больший перевод зачисляется, когда он есть и в списке SePay. 0: сразу. Нужен API-токен SePay',
} satisfies TranslatedFeature<'ru', typeof en>
