import { themeColour } from './theme.ts'

/**
 * Runs in the page's head, before anything is painted: puts on the chosen theme, and for the app also the language and
 * the shape of the frame, so that nothing jumps when the code arrives. Public pages have their language by address; they
 * learn whether somebody is signed in, to show the way to the dashboard.
 */
export const bootScript = `(function(){try{
var page=document.documentElement,kept=localStorage,path=location.pathname;
if(kept.theme==='dark'){page.classList.add('dark');document.querySelector('[name=theme-color]').content='${themeColour.dark}'}
var known=kept.accessToken||kept.refreshToken;
if(page.dataset.page!=='app'){if(known)page.dataset.session='kept';return}
if(/^(en|vi|ru)$/.test(kept.lang))page.lang=kept.lang;
if(kept.menuCollapsed==='true')page.dataset.menu='collapsed';
if(known&&!/^\\/(auth|dev)\\//.test(path))page.dataset.shell='frame';
}catch(_){}})()`.replaceAll('\n', '')
