import type { signedOutFields as en } from '../en/fields-signed-out.ts'
import type { TranslatedFeature } from '../translate.ts'

export const signedOutFields = {
  required: 'Заполните это поле',
  invalid: 'Неверный формат',
  unknownField: 'Неизвестное поле',
  choice: 'Выберите один из предложенных вариантов',
  wholeNumber: 'Введите целое число',
  outOfRange: 'Значение вне допустимых пределов',
  textTooLong: {
    one: 'Не более {count} символа',
    few: 'Не более {count} символов',
    many: 'Не более {count} символов',
    other: 'Не более {count} символа',
  },
  usernameFormat: '3–30 латинских букв, цифр, точек или подчёркиваний',
  usernameTaken: 'Это имя пользователя уже занято',
  referralCodeUnknown: 'Такого реферального кода нет. Проверьте его или оставьте поле пустым.',
  emailFormat: 'Введите корректный адрес эл. почты',
  passwordLength: '8–128 символов',
  passwordCommon: 'Этот пароль слишком распространён. Придумайте более сложный.',
  passwordPersonal: 'Не используйте имя пользователя или эл. почту как пароль',
  passwordWrong: 'Неверный пароль',
  passwordMissing: 'Сначала задайте пароль через «Забыли пароль?»',
  otpFormat: 'Введите 6-значный код или код восстановления',
  otpWrong: 'Код неверен или уже использован',
  phoneFormat: 'Введите корректный номер телефона',
  timeZoneUnknown: 'Выберите часовой пояс',
  telegramFormat: '5–32 латинских букв, цифр или подчёркиваний',
  referenceUsed: 'Перевод с таким референсом уже есть',
} satisfies TranslatedFeature<'ru', typeof en>
