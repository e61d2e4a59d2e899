import type * as en from '../en/audit-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorAudit = {
  settingsHistory: 'История настроек',
  noSettings: 'Настройки ещё не меняли',
  noSettingsText: 'Здесь появится каждое изменение настроек: кто, когда, что было и что стало.',
  title: 'Журнал',
  intro: 'Всё, что сделали сотрудники: кто, когда, откуда и как было раньше. Изменить его не может никто.',
  search: 'Поиск: изменения, ID, адрес',
  operator: 'Кто',
  anyOperator: 'Кто угодно',
  action: 'Действие',
  anyAction: 'Любое действие',
  filters: 'Сузить журнал',
  found: { one: '{count} запись', few: '{count} записи', many: '{count} записей', other: '{count} записи' },
  none: 'Пока пусто',
  noneText: 'Здесь появится всё, что вы и сотрудники делаете в админке.',
  noneFound: 'Ничего не найдено',
  noneFoundText: 'Попробуйте другого человека, действие или период.',
  command: 'Команда на сервере',
  gone: 'бывший аккаунт',
  from: 'с адреса {address}',
  openAccount: 'Открыть аккаунт',
  openOrder: 'Открыть заказ',
} satisfies TranslatedFeature<'ru', typeof en.operatorAudit>

export const auditFields = {
  amount: 'Сумма',
  code: 'Код',
  email: 'Эл. почта',
  isOwner: 'Владелец',
  kind: 'Вид',
  name: 'Название',
  note: 'Заметка',
  owed: 'Долг',
  reason: 'Причина',
  reference: 'Референс',
  rights: 'Разделы',
  title: 'Название',
  until: 'До',
} satisfies TranslatedFeature<'ru', typeof en.auditFields>
