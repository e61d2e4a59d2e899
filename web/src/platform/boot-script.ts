/**
 * Runs in the page's head, before anything is painted: puts on the chosen theme, and for the app also the language and
 * the shape of the frame, so that nothing jumps when the code arrives. Public pages have their language by address.
 */
export const bootScript = `(function(){try{
var page=document.documentElement,kept=localStorage,path=location.pathname;
if(kept.theme==='dark')page.classList.add('dark');
if(page.dataset.page!=='app')return;
if(/^(en|vi|ru)$/.test(kept.lang))page.lang=kept.lang;
if(kept.menuCollapsed==='true')page.dataset.menu='collapsed';
if((kept.accessToken||kept.refreshToken)&&!/^\\/(auth|dev)\\//.test(path))page.dataset.shell='frame';
}catch(_){}})()`.replaceAll('\n', '')
