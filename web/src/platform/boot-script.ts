import { themeColour } from './theme.ts'

/** Runs in the head of the app's page. Sets theme, language and frame, so that nothing jumps when the code arrives. */
export const appBootScript = beforePaint(`
if(/^(en|vi|ru)$/.test(stored.lang))page.lang=stored.lang;
if(stored.menuCollapsed==='true')page.dataset.menu='collapsed';
if(known&&!/^\\/(auth|dev)\\//.test(location.pathname))page.dataset.shell='frame';`)

/** Runs in the head of a public page. Sets the theme, and shows signed-in people the way to the dashboard. */
export const siteBootScript = beforePaint("if(known)page.dataset.session='kept';")

/** Runs below the announcements of a public page and removes dismissed ones before the browser paints them. */
export const dismissedScript = `(function(){try{
var dismissed=(localStorage.dismissedAnnouncements||'').split(' ');
document.querySelectorAll('[data-announcement]').forEach(function(it){if(dismissed.includes(it.dataset.announcement))it.remove()})
}catch(_){}})()`.replaceAll('\n', '')

/** Slow phones load the app's code faster than this. */
export const STALL_MS = 20_000

/**
 * Runs in the head of the app's page. If the app's code fails to load or takes too long, it replaces the skeleton with
 * a template. Code that still arrives takes over.
 */
export const loadFailureScript = `(function(){
var shown,timer=setTimeout(show,${STALL_MS});
function app(){return document.getElementById('app')}
function show(){
if(shown)return;
shown=document.getElementById('load-failure').content.firstElementChild.cloneNode(true);
shown.querySelector('button').onclick=function(){location.reload()};
app().hidden=true;
document.body.append(shown)
}
document.addEventListener('error',function(it){if(it.target.type==='module')show()},true);
document.addEventListener('load',function(it){
if(it.target.type!=='module')return;
clearTimeout(timer);
if(shown){shown.remove();app().hidden=false}
},true)
})()`.replaceAll('\n', '')

/** An inline script that runs before the first paint. The content security policy allows it by its hash. */
function beforePaint(lines: string): string {
  return `(function(){try{
var page=document.documentElement,stored=localStorage,known=stored.accessToken||stored.refreshToken;
if(stored.theme==='dark'){page.classList.add('dark');document.querySelector('[name=theme-color]').content='${themeColour.dark}'}
${lines}}catch(_){}})()`.replaceAll('\n', '')
}
