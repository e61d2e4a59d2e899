import type { entryFields as en } from '../en/fields-entry.ts'
import type { TranslatedFeature } from '../translate.ts'

export const entryFields = {
  required: 'Заполните это поле',
  invalid: 'Неверный формат',
  unknownField: 'Неизвестное поле',
  choice: 'Выберите один из предложенных вариантов',
  wholeNumber: 'Введите целое число',
  outOfRange: 'Значение вне допустимых пределов',
  textTooLong: 'Слишком длинный текст',
  usernameFormat: 'От 3 до 30 символов: латинские буквы, цифры, точки или подчёркивания',
  usernameTaken: 'Это имя пользователя уже занято',
  emailFormat: 'Введите действительный адрес e-mail',
  passwordLength: 'От 8 до 128 символов',
  passwordCommon: 'Этот пароль слишком распространён, выберите другой, который труднее угадать',
  passwordPersonal: 'Не используйте имя пользователя или e-mail в качестве пароля',
  passwordWrong: 'Неверный пароль',
  passwordMissing: 'Сначала задайте пароль через «Забыли пароль?»',
  otpFormat: 'Введите 6-значный код или код восстановления',
  otpWrong: 'Код неверен или уже использован',
  phoneFormat: 'Введите действительный номер телефона',
  telegramFormat: 'От 5 до 32 латинских букв, цифр или подчёркиваний',
  referenceUsed: 'Перевод с таким номером уже учтён',
} satisfies TranslatedFeature<'ru', typeof en>
