// HTML that other programs put on the clipboard, in their own formats: Google Docs in Chrome, Word 365 on Windows, and
// a web page copied in Chrome. We wrote the texts ourselves.

const GOOGLE_SPAN =
  'font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;';
const googleSpan = (text: string, { weight = 400, style = 'normal', more = '' } = {}) =>
  `<span style="${GOOGLE_SPAN}font-weight:${weight};font-style:${style};${more}">${text}</span>`;
const GOOGLE_P = '<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">';
const googleItem = (text: string, level = 1) =>
  `<li dir="ltr" style="list-style-type:disc;${GOOGLE_SPAN}font-weight:400;font-style:normal;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${googleSpan(text)}</p></li>`;

export const GOOGLE_DOCS = [
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5c3a1d0e-7fff-1f5c-9f0e-3b1a9c4d2e60">`,
  `<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;">${googleSpan('When the sales start', { weight: 400 })}</h1>`,
  `<h3 dir="ltr" style="line-height:1.38;margin-top:16pt;margin-bottom:4pt;">${googleSpan('Online', { weight: 700 })}</h3>`,
  `${GOOGLE_P}${googleSpan('Most shops begin ')}${googleSpan('on Christmas Eve', { weight: 700 })}${googleSpan(', some ')}${googleSpan('at midnight', { style: 'italic' })}${googleSpan(', a few ')}${googleSpan('both', { weight: 700, style: 'italic' })}${googleSpan('.')}</p>`,
  '<br />',
  `${GOOGLE_P}${googleSpan('Was ')}${googleSpan('£50', { more: 'text-decoration:line-through;-webkit-text-decoration-skip:none;' })}${googleSpan(', 26')}${googleSpan('th', { more: 'font-size:0.6em;vertical-align:super;' })}${googleSpan(' December. ')}<a href="https://www.gov.uk/bank-holidays" style="text-decoration:none;">${googleSpan('Bank holidays', { more: 'color:#1155cc;text-decoration:underline;' })}</a></p>`,
  `<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${googleItem('Argos')}${googleItem('Currys')}<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${googleItem('in store', 2)}</ul>${googleItem('Next')}</ul>`,
  `${GOOGLE_P}${googleSpan('<span style="border:none;display:inline-block;overflow:hidden;width:602px;height:339px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXcQm?key=x" width="602" height="339" style="margin-left:0px;margin-top:0px;" /></span>')}</p>`,
  `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="300"/><col width="300"/></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000000 1pt;">${GOOGLE_P}${googleSpan('Shop', { weight: 700 })}</p></td><td style="border:solid #000000 1pt;">${GOOGLE_P}${googleSpan('26 December')}</p></td></tr></tbody></table></div>`,
  '<br /></b><br class="Apple-interchange-newline">',
].join('');

const GOOGLE_PLAIN =
  '<p>Most shops begin <strong>on Christmas Eve</strong>, some <em>at midnight</em>, a few <strong><em>both</em></strong>.</p>';

export const GOOGLE_DOCS_RESULT = [
  '<h2>When the sales start</h2>',
  '<h3>Online</h3>',
  GOOGLE_PLAIN,
  '<p>Was <s>£50</s>, 26<sup>th</sup> December. <a href="https://www.gov.uk/bank-holidays">Bank holidays</a></p>',
  '<ul><li>Argos</li><li>Currys<ul><li>in store</li></ul></li><li>Next</li></ul>',
  '<table><tbody><tr><td><strong>Shop</strong></td><td>26 December</td></tr></tbody></table>',
].join('');

const SPACES = (count: number) =>
  `<span style='font:7.0pt "Times New Roman"'>${'&nbsp;'.repeat(count)}\r\n</span>`;
const wordItem = (
  text: string,
  { sign, level = 1, list = 'l0 level1 lfo1', place = 'Middle' }: Record<string, string | number>,
) => `<p class=MsoListParagraphCxSp${place} style='margin-left:${Number(level) * 36}.0pt;mso-add-space:\r\nauto;text-indent:-18.0pt;mso-list:${list}'><![if !supportLists]><span\r
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:\r\nSymbol'><span style='mso-list:Ignore'>${sign}${SPACES(6)}</span></span><![endif]>${text}<o:p></o:p></p>\r\n\r\n`;

export const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml"\r
xmlns:o="urn:schemas-microsoft-com:office:office"\r
xmlns:w="urn:schemas-microsoft-com:office:word"\r
xmlns:m="http://schemas.microsoft.com/office/2004/12/omml"\r
xmlns="http://www.w3.org/TR/REC-html40">\r
\r
<head>\r
<meta http-equiv=Content-Type content="text/html; charset=utf-8">\r
<meta name=ProgId content=Word.Document>\r
<meta name=Generator content="Microsoft Word 15">\r
<link rel=File-List href="file:///C:/Users/Editor/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">\r
<!--[if gte mso 9]><xml>\r
 <w:WordDocument>\r
  <w:View>Normal</w:View>\r
  <w:DoNotShowRevisions/>\r
 </w:WordDocument>\r
</xml><![endif]-->\r
<style>\r
<!--\r
 /* Font Definitions */\r
 @font-face\r
	{font-family:Symbol;\r
	panose-1:5 5 1 2 1 7 6 2 5 7;}\r
 p.MsoNormal, li.MsoNormal, div.MsoNormal\r
	{mso-style-unhide:no;\r
	margin-bottom:8.0pt;}\r
 @list l0\r
	{mso-list-id:1274554018;\r
	mso-list-type:hybrid;}\r
-->\r
</style>\r
<!--[if gte mso 10]>\r
<style>\r
 table.MsoNormalTable\r
	{mso-style-name:"Table Normal";}\r
</style>\r
<![endif]-->\r
</head>\r
\r
<body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'>\r
<!--StartFragment-->\r
\r
<h1>Returns<o:p></o:p></h1>\r
\r
<p class=MsoNormal>Shops must take back <b style='mso-bidi-font-weight:normal'>faulty</b>\r
goods. Many take back <i style='mso-bidi-font-style:normal'>any</i> gift until\r
<span style='mso-spacerun:yes'> </span>January.<o:p></o:p></p>\r
\r
${wordItem('Keep the <b>receipt</b>.', { sign: '·', place: 'First' })}${wordItem('Keep the box,', { sign: '·' })}${wordItem('with its foam', { sign: 'o', level: 2, list: 'l0 level2 lfo1' })}${wordItem('and its cables', { sign: 'o', level: 2, list: 'l0 level2 lfo1' })}${wordItem('Ask early.', { sign: '·', place: 'Last' })}<p class=MsoNormal><o:p>&nbsp;</o:p></p>\r
\r
${wordItem('Write to the shop.', { sign: '1.', list: 'l1 level1 lfo2', place: 'First' })}${wordItem('Ask your bank:', { sign: '2.', list: 'l1 level1 lfo2' })}${wordItem('section 75', { sign: 'a)', level: 2, list: 'l1 level2 lfo2' })}${wordItem('Complain.', { sign: '3.', list: 'l1 level1 lfo2', place: 'Last' })}<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_x0020_1"\r
 o:spid="_x0000_i1025" type="#_x0000_t75" style='width:225pt;height:150pt'>\r
 <v:imagedata src="file:///C:/Users/Editor/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png"/>\r
</v:shape><![endif]--><![if !vml]><img width=300 height=200\r
src="file:///C:/Users/Editor/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg"\r
v:shapes="Picture_x0020_1"><![endif]><o:p></o:p></p>\r
\r
<p class=MsoNormal><a href="https://www.citizensadvice.org.uk/"><span\r
style='color:#0563C1'>Citizens Advice</span></a><o:p></o:p></p>\r
\r
<!--EndFragment-->\r
</body>\r
\r
</html>\r
`;

export const WORD_RESULT = [
  '<h2>Returns</h2>',
  '<p>Shops must take back <strong>faulty</strong> goods. Many take back <em>any</em> gift until January.</p>',
  '<ul><li>Keep the <strong>receipt</strong>.</li><li>Keep the box,<ul><li>with its foam</li><li>and its cables</li></ul></li><li>Ask early.</li></ul>',
  '<ol><li>Write to the shop.</li><li>Ask your bank:<ol><li>section 75</li></ol></li><li>Complain.</li></ol>',
  '<p><a href="https://www.citizensadvice.org.uk/">Citizens Advice</a></p>',
].join('');

const WEB =
  'color: rgb(32, 33, 34); font-family: sans-serif; font-size: 16px; font-variant-ligatures: normal; letter-spacing: normal; orphans: 2; text-align: start; text-indent: 0px; text-transform: none; widows: 2; word-spacing: 0px; -webkit-text-stroke-width: 0px; white-space: normal; background-color: rgb(255, 255, 255); text-decoration-thickness: initial; text-decoration-style: initial; text-decoration-color: initial;';

export const WEB_PAGE = `<meta charset='utf-8'><html><body>
<!--StartFragment--><div class="article__body" id="story" style="${WEB} font-style: normal; font-weight: 400;"><h2 style="font-weight: 700; margin: 1em 0px;"><span class="mw-headline" id="Origin">Where the name comes from</span></h2><div class="lede">Boxes for the poor, <strong style="font-weight: 600;">opened</strong> the day after.</div><div><div>A second line without a paragraph.</div><section><p style="margin: 0.5em 0px;">A <em>third</em> one with <a href="https://en.wikipedia.org/wiki/Boxing_Day" title="Boxing Day" class="external" target="_blank" rel="noopener" onclick="track()">a link</a>.</p></section></div><figure><img src="https://upload.wikimedia.org/boxes.jpg" alt="Boxes" width="220" height="147"><figcaption>Boxes</figcaption></figure><img src="https://stats.example/p.gif" width="1" height="1"><blockquote><p>A quotation</p></blockquote><script>track()</script></div><br class="Apple-interchange-newline"><!--EndFragment-->
</body>
</html>`;

export const WEB_PAGE_RESULT = [
  '<h2>Where the name comes from</h2>',
  '<p>Boxes for the poor, <strong>opened</strong> the day after.</p>',
  '<p>A second line without a paragraph.</p>',
  '<p>A <em>third</em> one with <a href="https://en.wikipedia.org/wiki/Boxing_Day" title="Boxing Day">a link</a>.</p>',
  '<p>Boxes</p>',
  '<blockquote><p>A quotation</p></blockquote>',
].join('');
