import type * as en from '../en/catalog-operator-pictures.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorPictures = {
  title: 'Картинка: «{name}»',
  text: 'Показывается в каталоге, на публичных страницах и в форме заказа вместо значка.',
  choose: 'Выбрать картинку',
  chooseHint: 'PNG, JPEG или WebP, сторона не меньше 256 пикселей. Дальше вы обрежете её до квадрата.',
  tooSmall: 'Сторона должна быть не меньше 256 пикселей, а здесь {width} × {height}.',
  move: 'Двигать картинку: перетащите её или нажимайте стрелки',
  zoom: 'Масштаб',
  light: 'Светлая тема',
  dark: 'Тёмная тема',
  other: 'Выбрать другую',
  save: 'Поставить картинку',
  section: 'Картинка',
  sectionText: 'Сохраняется сразу. Без неё клиенты видят картинку или значок категории.',
  add: 'Добавить картинку',
  change: 'Сменить картинку',
  remove: 'Убрать картинку',
  removeTitle: 'Убрать картинку «{name}»?',
  removeText: 'Клиенты сразу увидят, что её нет. Загрузить её можно снова.',
} satisfies TranslatedFeature<'ru', typeof en.operatorPictures>
