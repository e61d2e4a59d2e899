import type { fields as en } from '../en/fields.ts'
import type { TranslatedFeature } from '../words.ts'
import { entryFields } from './entry-fields.ts'

export const fields = {
  ...entryFields,
  contactRequired: 'Укажите контакт для связи',
  serviceRequired: 'Выберите услугу',
  serviceElsewhere: 'Эта услуга заказывается не здесь, выберите другую',
  referralLinkRequired: 'Укажите реферальную ссылку',
  linkFormat: 'Введите полный адрес, начиная с https://',
  lineFormat: 'Пишите строку в виде ссылка|количество',
  lineAmount: 'Количество — целое число от 1 до 1 000 000',
  lineTooLong: 'Строка длиннее 2000 символов',
  notText: 'Строка не читается как текст, сохраните файл в UTF-8',
  tooManyLines: 'Не больше 100 000 строк за раз',
  txtOnly: 'Можно загружать только файлы .txt',
  uploadRequired: 'Загрузите ваш iframe',
  amountDisagrees: 'Количество не совпадает с суммой по строкам: уберите его или исправьте',
  moreThanPaid: 'Строк больше, чем оплачено',
  codeUnknown: 'Такого промокода нет',
  codeNotNow: 'Промокод сейчас не действует',
  codeUsedUp: 'Промокод уже исчерпан',
  codeUsedByYou: 'Вы уже использовали этот промокод',
  codeMinimum: 'Сумма заказа меньше минимальной для этого промокода',
  codeOtherService: 'Промокод действует для других услуг',
  codeFormat: 'От 3 до 32 букв, цифр, дефисов или подчёркиваний',
  codeTaken: 'Такой промокод уже есть',
  webAddress: 'Введите полный адрес, начиная с https://',
  endsBeforeStart: 'Конец должен быть позже начала',
  percentTooHigh: 'Не больше 100 процентов',
  minAboveMax: 'Минимум не может быть больше максимума',
  lessThanDone: 'Это меньше, чем уже сделано, или больше, чем заказано',
} satisfies TranslatedFeature<'ru', typeof en>
