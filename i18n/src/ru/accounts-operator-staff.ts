import type * as en from '../en/accounts-operator-staff.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorStaff = {
  title: 'Сотрудники',
  intro: 'Кто работает в админке и что кому разрешено.',
  add: 'Добавить сотрудника',
  addText:
    'Нужен собственный аккаунт с подтверждённой почтой. Вне демо-режима вход откроется только после включения двухфакторной аутентификации.',
  empty: 'Пока никого нет',
  owner: 'Владелец',
  ownerText: 'Может всё и один решает, кто здесь работает.',
  mayEverything: 'Может всё',
  role: 'Роль',
  someRights: 'Оператор',
  someRightsText: 'Видит только выбранные ниже разделы и работает только в них.',
  rights: 'Разделы',
  readyRoles: 'Готовые роли',
  atLeastOne: 'Выберите хотя бы один раздел.',
  pickFirst: 'Выберите, кого добавить.',
  since: 'регистрация {day}',
  noTwoFactor: 'Двухфакторная аутентификация выключена',
  edit: 'Изменить',
  editOf: 'Изменить права сотрудника {name}',
  editTitle: 'Что может {name}?',
  editText: 'Начнёт действовать сразу. Подтвердите паролем или кодом.',
  save: 'Сохранить',
  remove: 'Удалить',
  removeOf: 'Удалить сотрудника {name}',
  removeTitle: 'Удалить сотрудника {name}?',
  removeText: 'Все сеансы завершатся сразу, аккаунт снова станет обычным. Всё сделанное останется в журнале.',
} satisfies TranslatedFeature<'ru', typeof en.operatorStaff>

export const staffRights = {
  orders: 'Заказы',
  money: 'Деньги',
  catalog: 'Услуги',
  content: 'Контент',
  customers: 'Клиенты',
  reports: 'Отчёты',
  settings: 'Настройки',
} satisfies TranslatedFeature<'ru', typeof en.staffRights>

export const staffRoles = {
  support: 'Поддержка',
  cashier: 'Кассир',
  editor: 'Редактор',
  manager: 'Управляющий',
} satisfies TranslatedFeature<'ru', typeof en.staffRoles>

export const staffRightTexts = {
  orders: 'Брать и сдавать заказы, завершать их с возвратом денег, останавливать ботов, отвечать клиентам.',
  money:
    'Назначать переводы клиентам, начислять вручную, отменять операции, принимать решения по комиссиям и выплатам.',
  catalog: 'Услуги, цены, их страницы, боты и промокоды.',
  content: 'Объявления, страницы, блог и рассылка.',
  customers: 'Находить клиентов, вести заметки, блокировать и завершать сеансы.',
  reports: 'Отчёты и учёт.',
  settings: 'Банковский счёт, Binance, курс, пороги скидок, настройки комиссий и выплат, техработы.',
} satisfies TranslatedFeature<'ru', typeof en.staffRightTexts>
