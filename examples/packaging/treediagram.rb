# A formula for a tap of Homebrew. The release workflow puts the owner of the repository in the place of OWNER.
class Treediagram < Formula
  desc "Draw trees as SVG pictures, from indented text, JSON and listings"
  homepage "https://github.com/OWNER/treediagram"
  url "https://github.com/OWNER/treediagram.git", tag: "0.1.0"
  license "MIT"
  head "https://github.com/OWNER/treediagram.git", branch: "main"

  uses_from_macos "swift" => :build

  def install
    flags = %w[--configuration release --product treediagram --disable-sandbox]
    flags << "--static-swift-stdlib" if OS.linux?
    system "swift", "build", *flags
    bin.install ".build/release/treediagram"
    (buildpath/"treediagram.1").write Utils.safe_popen_read(bin/"treediagram", "--help", "man")
    man1.install "treediagram.1"
    generate_completions_from_executable(bin/"treediagram", "--completions")
  end

  test do
    (testpath/"plan.txt").write "House\n  Kitchen\n  Study\n"
    system bin/"treediagram", "-o", "plan.svg", "plan.txt"
    assert_match ">Kitchen</text>", (testpath/"plan.svg").read
    assert_match version.to_s, shell_output("#{bin}/treediagram --version")
  end
end
