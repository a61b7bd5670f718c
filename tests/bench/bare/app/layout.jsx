export const metadata = { title: 'Bare', description: 'A page of Next and nothing else', icons: 'data:,' };

export default function RootLayout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
