"""Draws the app's PNG icons from web/public/icon.svg, with Chromium. Run it after changing the drawing."""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS, find_chromium

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
# Name, size, and how much of it the drawing fills: what masks cut off must be plain.
ICONS = (("icon-192.png", 192, 1.0), ("icon-512.png", 512, 1.0), ("icon-maskable-512.png", 512, 0.72))


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for name, size, part in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = "#1f6f6b" if part < 1 else "transparent"
            page.set_content(
                f"<body style='margin:0;display:grid;place-items:center;height:100vh;background:{ground}'>"
                f"<div style='width:{part:.0%};height:{part:.0%}'>{drawing}</div>"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
