import type { operatorSettings as en } from '../en/settings-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorSettings = {
  changed: 'Последнее изменение: {name}, {when}',
  save: 'Сохранить изменения',
  discard: 'Сбросить',
  nothingChanged: 'Изменений нет.',
  unsaved: {
    one: '{count} несохранённое изменение',
    few: '{count} несохранённых изменения',
    many: '{count} несохранённых изменений',
    other: '{count} несохранённого изменения',
  },
  nothing: 'пусто',
  sureTitle: 'Сохранить эти настройки?',
  sureText: 'Они сразу действуют для всех.',
  again: '{label}: введите новое значение ещё раз',
  againText:
    'Значения, которые меняются более чем на {percent}\u00a0%, нужно ввести ещё раз. Проверьте каждую цифру, пробелы и запятую.',
  againWrong: 'Не совпадает с новым значением выше.',
  changedMeanwhile:
    'Эти настройки только что изменил кто-то другой, поэтому ничего не сохранено. Теперь показаны его значения, а введённое вами осталось. Проверьте и сохраните ещё раз.',
} satisfies TranslatedFeature<'ru', typeof en>
